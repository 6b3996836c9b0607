// What the build supplies to browser code, each as a module's default export:
// scripts/browser/site-data.ts.

declare module 'site:modules' {
  import type { LoadedModule, ModuleName } from '@/components/enhancements/modules'

  const modules: Readonly<Record<ModuleName, LoadedModule>>
  export default modules
}

declare module 'site:quote-setup' {
  import type { QuoteSetup } from '@/components/quote/setup'

  const setup: QuoteSetup
  export default setup
}

declare module 'site:frame-words' {
  import type { QuoteFields } from '@/lib/content/schema/quote'

  const words: QuoteFields['frame']
  export default words
}

declare module 'site:agent-setup' {
  import type { AgentSetup } from '@/components/enhancements/agent'

  const setup: AgentSetup
  export default setup
}

declare module 'site:hero-pictures' {
  import type { HeroPicture } from '@/components/enhancements/hero'

  const pictures: readonly HeroPicture[]
  export default pictures
}

declare module 'site:served-suburbs' {
  import type { SearchableSuburb } from '@/components/enhancements/find-suburbs'

  const suburbs: readonly SearchableSuburb[]
  export default suburbs
}

declare module 'site:form-style' {
  const css: string
  export default css
}

declare module 'site:analytics' {
  import type { AnalyticsFields } from '@/lib/content/schema/integrations'

  const config: AnalyticsFields | null
  export default config
}

declare module 'site:zone' {
  const zone: string
  export default zone
}
