import { Prose } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import { slugify } from '@/content/markdown'
import { QUESTION_GROUPS, type QuestionFields } from '@/content/schema/question'
import type { Entry } from '@/content/types'

/** Every question with its answer in the open, by group, each under its own anchor, with a list of contents. */
export function QuestionGroups({ questions }: { questions: readonly Entry<QuestionFields>[] }) {
  const groups = QUESTION_GROUPS.filter((group) => questions.some((question) => question.group === group))
  return (
    <Container className="grid gap-10 py-12 md:py-16 lg:grid-cols-[18rem_1fr]">
      <nav aria-label="Groups of questions" className="self-start lg:sticky lg:top-24 print:hidden">
        <ul>
          {groups.map((group) => (
            <li key={group}>
              <a href={`#${slugify(group)}`} className="text-link inline-flex min-h-9 items-center">
                {group}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-[42rem]">
        {groups.map((group) => (
          <section key={group} id={slugify(group)} aria-labelledby={`${slugify(group)}-title`} className="mb-14">
            <h2 id={`${slugify(group)}-title`} className="text-heading">
              {group}
            </h2>
            {questions
              .filter((question) => question.group === group)
              .map((question) => (
                <div
                  key={question.slug}
                  id={question.slug}
                  className="mt-8 target:border-l-4 target:border-sun target:pl-4"
                >
                  <h3 className="text-title">
                    <a href={`#${question.slug}`} className="hover:underline">
                      {question.question}
                    </a>
                  </h3>
                  <div className="mt-2">
                    <Prose body={question.body} />
                  </div>
                </div>
              ))}
          </section>
        ))}
      </div>
    </Container>
  )
}
