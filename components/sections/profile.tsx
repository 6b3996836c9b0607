import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import type { PersonFields } from '@/content/schema/person'
import type { Entry } from '@/content/types'

/** A person: name, role, biography; a sample is tagged. */
export function Profile({ person }: { person: Entry<PersonFields> }) {
  return (
    <Container className="py-12 md:py-16">
      <section
        aria-labelledby="profile-title"
        className="max-w-3xl rounded-card border border-line bg-paper p-6 md:p-8"
      >
        <h2 id="profile-title" className="flex flex-wrap items-center gap-3 text-heading">
          {person.name} {person.sample && <SampleTag />}
        </h2>
        <p className="text-ink-soft">{person.role}</p>
        <div className="mt-4">
          <Prose body={person.body} />
        </div>
      </section>
    </Container>
  )
}
