import 'react'

/**
 * What a form says to agents that fill it in (WebMCP, declarative API;
 * developer.chrome.com/docs/ai/webmcp).
 */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string
    tooldescription?: string
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string
  }
}
