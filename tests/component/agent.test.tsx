// How an agent may name a service whose name is part of another's: the sample has none such.
import { attach, type AgentSetup } from '@/components/enhancements/agent'
import type { Loader } from '@/components/enhancements/loader-api'

jest.mock('site:agent-setup', () => ({
  __esModule: true,
  default: {
    noAnswer: '',
    tools: {
      get_scope: {
        ...{ description: '', inputSchema: {}, choose: 'Ask for one of these:' },
        services: [
          { title: 'Glass', names: ['windows'], scope: '/glass' },
          { title: 'Windows of towers', names: ['towers', 'high panes'], scope: '/towers' },
          { title: 'Glass roofs', names: ['skylights', 'tower glazing'], scope: '/roofs' },
        ],
      },
    },
  } satisfies AgentSetup,
}))

type Tool = Parameters<NonNullable<Document['modelContext']>['registerTool']>[0]

const tools: Tool[] = []

beforeAll(() => {
  const registerTool = (tool: Tool) => Promise.resolve(void tools.push(tool))
  Object.assign(document, { modelContext: { registerTool } })
  const getPage = (href: string) => Promise.resolve(JSON.stringify({ href }))
  attach(document.body, { getPage } as Loader)
})

test.each([
  ['its whole name', 'glass', '/glass'],
  ['its whole slug', 'windows', '/glass'],
  ['a slug that says something else than the name', 'Skylights', '/roofs'],
  ['a word of its name, though others are called so as well', 'tower', '/towers'],
  ['a word of what else it is called', 'panes', '/towers'],
])('a service is found by %s', async (_, service, href) => {
  expect(await tools[0]?.execute({ service })).toEqual({ href })
})

// Regression: what was as long as a book was compared with every suburb, and the page stood still.
test('of what an agent says at length no more is read than a visitor may type', async () => {
  expect(await tools[0]?.execute({ service: `glass${' '.repeat(1000)}and the rest` })).toEqual({ href: '/glass' })
})

test('where several services have the words and none is called so, their names are told', async () => {
  expect(await tools[0]?.execute({ service: 'gla' })).toBe('Ask for one of these:\nGlass\nGlass roofs')
})
