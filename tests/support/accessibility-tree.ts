import type { Page } from '@playwright/test'

/** A node of the tree that the browser gives to a screen reader. */
export interface AccessibleNode {
  role: string
  name: string
  description: string
  /** Properties such as `expanded`, `checked`, `required`, `level`. */
  properties: Readonly<Record<string, unknown>>
  children: readonly AccessibleNode[]
  /** The id of its DOM node in the DevTools protocol. */
  domId: number | undefined
}

/**
 * The page's tree as the browser itself computes it, names included; axe and Playwright compute
 * theirs. Nodes that a screen reader does not meet are left out, their children are not. Chromium
 * only: chromedevtools.github.io/devtools-protocol/tot/Accessibility
 */
export async function accessibilityTree(page: Page): Promise<AccessibleNode> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string): AccessibleNode[] => {
    const node = byId.get(id)
    if (!node) return []
    const children = (node.childIds ?? []).flatMap(read)
    if (node.ignored) return children
    return [
      {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        children,
        domId: node.backendDOMNodeId,
      },
    ]
  }
  const [root] = read(nodes[0]?.nodeId ?? '')
  if (!root) throw new Error(`${page.url()} has no accessibility tree.`)
  return root
}

/** The node and everything below it, in reading order. */
export function allNodes(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(allNodes)]
}
