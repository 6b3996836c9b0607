import setup from 'site:agent-setup'
import { MAX_LENGTH } from '../quote/parsed-field'
import { findSuburbs, plainName, type SearchableSuburb } from './find-suburbs'
import type { Loader, Module } from './loader-api'
import { matchesWords } from './matches-words'
import { suburbSentence, type SuburbSearchWords } from './suburb-sentence'

/** A tool without its name; its input is at most one text. */
interface Tool {
  description: string
  /** JSON Schema. */
  inputSchema: object
}

/** The data of each tool by its name. */
export interface AgentTools {
  find_suburb: Tool & {
    words: SuburbSearchWords & { hint: string }
    suburbs: readonly (SearchableSuburb & { region: string; path: string })[]
  }
  get_scope: Tool & {
    /** The words before the titles of services. */
    choose: string
    /** Each with whatever else it may be called. */
    services: readonly { title: string; names: readonly string[]; scope: string }[]
  }
  get_questions: Tool & { path: string; none: string }
  get_promises: Tool & { path: string; titles: readonly string[] }
}

/** The data of the tools that every page offers to agents. */
export interface AgentSetup {
  /** Only those that have data. */
  tools: Partial<AgentTools>
  /** The answer to an agent when a file of the site does not load. */
  noAnswer: string
}

/** How each tool answers an agent's text. */
const ANSWERS: {
  [Name in keyof AgentTools]: (typed: string, tool: AgentTools[Name], load: Loader['getPage']) => unknown
} = {
  find_suburb: (typed, { words, suburbs }) => {
    const answer = findSuburbs(typed, suburbs)
    const found = 'suburbs' in answer ? answer.suburbs : []
    return [
      suburbSentence(answer, words) || words.hint,
      ...found.map(({ name, postcode, region, path }) => `${name} ${postcode}, ${region}: ${location.origin}${path}`),
      ...(['unlisted', 'similar'].includes(answer.is) ? [words.unlisted.text] : []),
    ].join('\n')
  },

  get_scope: async (typed, { choose, services }, load) => {
    const ways: ((service: (typeof services)[number]) => boolean)[] = [
      ({ title, names }) => [title, ...names].map(plainName).includes(plainName(typed)),
      ({ title }) => matchesWords(title, typed),
      ({ names }) => matchesWords(names.join(' '), typed),
    ]
    const found = ways.map((way) => services.filter(way)).find(({ length }) => length > 0) ?? services
    const [service, another] = found
    if (service && !another) return JSON.parse(await load(service.scope)) as unknown
    return [choose, ...found.map(({ title }) => title)].join('\n')
  },

  get_questions: async (typed, { path, none }, load) => {
    const found = questionsIn(await load(path)).filter(({ name, acceptedAnswer }) =>
      matchesWords(`${name} ${acceptedAnswer.text}`, typed),
    )
    return found.map(({ name, acceptedAnswer, url }) => `${name}\n${acceptedAnswer.text}\n${url}`).join('\n\n') || none
  },

  get_promises: async (_, { path, titles }, load) =>
    (await load(path))
      .split('\n')
      .filter((line) => titles.some((title) => line.startsWith(`- ${title}: `)))
      .join('\n'),
}

/** A question of structured data (schema.org), as lib/seo/json-ld.ts writes it. */
interface Question {
  name: string
  acceptedAnswer: { text: string }
  url: string
}

/**
 * The questions in the structured data of a page. Its HTML is not parsed, since that would need a
 * Trusted Types policy.
 */
function questionsIn(html: string): readonly Question[] {
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(data) as { '@graph': readonly { mainEntity?: readonly Question[] }[] }
  return graph.flatMap(({ mainEntity }) => mainEntity ?? [])
}

/**
 * Offers tools to visitors' agents (WebMCP) that answer with what the site's pages say, from files
 * of the site. They fetch these by absolute path, so they are the same on every page.
 */
export const attach: Module['attach'] = (_, { getPage }) => {
  for (const name of Object.keys(ANSWERS) as (keyof AgentTools)[]) offer(name, getPage)
}

function offer<Name extends keyof AgentTools>(name: Name, getPage: Loader['getPage']): void {
  const tool = setup.tools[name]
  if (!tool) return
  const { description, inputSchema } = tool
  void document.modelContext?.registerTool({
    name,
    description,
    inputSchema,
    annotations: { readOnlyHint: true },
    async execute(input) {
      try {
        // Whatever name the agent gives its input, and however long it is: browsers do not check it
        // against the schema, and to compare a book with every suburb would stop the page.
        return await ANSWERS[name](Object.values(input).join(' ').slice(0, MAX_LENGTH), tool, getPage)
      } catch {
        return setup.noAnswer
      }
    },
  })
}
