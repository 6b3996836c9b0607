import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import type { PictureData } from '@/lib/content/schema/picture'
import type { TeamMemberFields } from '@/lib/content/schema/team-member'
import type { Entry } from '@/lib/content/types'

interface TeamProps {
  members: readonly { member: Entry<TeamMemberFields>; photo: PictureData | undefined }[]
}

/** The members of the team, each with a photograph if there is one. */
export function Team({ members }: TeamProps) {
  return (
    <Container className="py-8 md:py-12">
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {members.map(({ member, photo }) => (
          <li key={member.slug}>
            <Card picture={photo && <Picture {...photo} sizes="(width >= 48rem) 50vw, 100vw" />}>
              <h2 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-title">
                <span translate="no">{member.name}</span> {member.sample && <SampleTag />}
              </h2>
              <p className="mt-1 mb-3 text-ink-muted">{member.role}</p>
              <Prose body={member.body} />
            </Card>
          </li>
        ))}
      </ul>
    </Container>
  )
}
