import 'react'

// How a page exposes itself to agents: forms that they fill in and tools that they call (WebMCP,
// declarative and imperative API; developer.chrome.com/docs/ai/webmcp).

declare global {
  interface Document {
    readonly modelContext?: {
      /** Agents get the return value of `execute` as text, or as JSON. */
      registerTool: (tool: {
        name: string
        description: string
        /** JSON Schema, which is not enforced. */
        inputSchema: object
        annotations: { readOnlyHint: boolean }
        execute: (input: object) => Promise<unknown>
      }) => Promise<void>
    }
  }
  interface SubmitEvent {
    /** Whether an agent has filled in the form. */
    readonly agentInvoked?: boolean
    /** Tells the agent the result of its call. */
    respondWith?: (answer: Promise<string>) => void
  }
}

declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string
    tooldescription?: string
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string
  }
}
