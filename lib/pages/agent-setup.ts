import { withPlainSpaces } from '../content/facts'
import { getContent } from '../content/get-content'
import { slugify } from '../content/markdown'
import { pagePath } from '../content/routes'
import { LLMS_PATH } from '../seo/files'
import { scopePath } from '../seo/scope-data'

/** The data of the tools that every page offers to agents; a tool without any data is left out. */
export function agentSetup() {
  const { site, templatePages, services, questions, suburbs, served } = getContent()
  const { agents, noAnswer } = site.words
  const { label, hint, yes, served: one, servedSeveral, begin, similar, unlisted } = templatePages.areas.finder.search
  const { search } = templatePages.faqs
  const areas = pagePath('areas')
  const listed = [
    ...suburbs.map(({ slug, ...suburb }) => ({ ...suburb, anchor: slug })),
    ...served.suburbs.map((suburb) => ({ ...suburb, anchor: slugify(suburb.region) })),
  ]
  // As llms.txt has them, in which the tool looks for them.
  const titles = Object.values(site.promises).map(({ title }) => withPlainSpaces(title))
  return {
    noAnswer: `${noAnswer} ${site.phone.value}`,
    tools: {
      ...(listed.length > 0 && {
        find_suburb: {
          description: agents.suburb,
          inputSchema: { ...schema({ suburb: label }), required: ['suburb'] },
          words: { hint, yes, served: one, servedSeveral, begin, similar, unlisted },
          suburbs: listed.map(({ name, postcode, region, anchor }) => ({
            name,
            postcode,
            region,
            path: `${areas}#${anchor}`,
          })),
        },
      }),
      get_scope: {
        description: agents.scope,
        inputSchema: schema({ service: agents.service }),
        choose: agents.choose,
        services: services.map((service) => ({
          title: service.title,
          names: [service.slug, ...(service.alsoCalled ?? [])],
          scope: scopePath(service, 'json'),
        })),
      },
      ...(questions.length > 0 && {
        get_questions: {
          description: agents.questions,
          inputSchema: schema({ words: search.hint }),
          path: pagePath('faqs'),
          none: search.none.title,
        },
      }),
      ...(titles.length > 0 && {
        get_promises: { description: agents.promises, inputSchema: schema({}), path: LLMS_PATH, titles },
      }),
    },
  }
}

/** The JSON Schema of a tool's input: one text with a description. */
const schema = (texts: Readonly<Record<string, string>>) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [name, { type: 'string', description }]),
  ),
})
