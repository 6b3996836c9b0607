import 'react'

// How a form talks to agents that fill it in (WebMCP, declarative API;
// developer.chrome.com/docs/ai/webmcp).

declare global {
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
