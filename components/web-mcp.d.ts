import 'react'

// How a page talks to agents: by forms that they fill in and by tools that they call (WebMCP,
// declarative and imperative API; developer.chrome.com/docs/ai/webmcp).

declare global {
  interface Document {
    readonly modelContext?: {
      /** Agents get what `execute` gives as text, or as JSON. */
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
    /** Whether an agent has filled the form in. */
    readonly agentInvoked?: boolean
    /** Gives the agent what its call has led to. */
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
