import { Mark } from '@/components/ui/mark'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import type { PersonFields } from '@/lib/content/schema/person'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Entry } from '@/lib/content/types'

interface ProfileProps {
  person: Entry<PersonFields>
  /** A photograph, if there is one; otherwise the initials and the mark take its place. */
  portrait: PictureData | undefined
}

/** A person: portrait, name, role, biography; a sample is tagged. */
export function Profile({ person, portrait }: ProfileProps) {
  return (
    <Container className="py-12 md:py-20">
      <section className="grid grid-cols-[min(6rem,32%)_minmax(0,1fr)] items-center gap-x-5 gap-y-8 lg:grid-cols-12 lg:items-start lg:gap-x-gutter">
        <div className="screen-only overflow-clip rounded-card lg:col-span-4 lg:row-span-2">
          {portrait ? (
            <Picture {...portrait} sizes="(width >= 80rem) 23rem, (width >= 64rem) 30vw, 96px" />
          ) : (
            <Placeholder name={person.name} />
          )}
        </div>
        <div className="lg:col-span-8">
          <h2 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-heading">
            <span translate="no">{person.name}</span> {person.sample && <SampleTag />}
          </h2>
          <p className="mt-1 text-ink-muted lg:text-lead">{person.role}</p>
        </div>
        <div className="col-span-full border-t border-line pt-6 lg:col-span-8 lg:col-start-5">
          <Prose body={person.body} />
        </div>
      </section>
    </Container>
  )
}

/** The initials, as long as there is no portrait. */
function Placeholder({ name }: { name: string }) {
  const initials = name.split(' ').map(([letter]) => letter)
  return (
    <div aria-hidden className="on-dark flex aspect-square flex-col justify-between bg-ground-strong p-2 lg:p-8">
      <Mark className="size-6 lg:size-12" />
      <span className="text-end text-[2rem] leading-none font-semibold tracking-tighter text-on-dark-muted lg:text-[8rem]">
        {initials}
      </span>
    </div>
  )
}
