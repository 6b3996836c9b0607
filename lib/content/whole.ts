import type { Content, TemplatePages } from './types'
import type { YAML_FILES } from './entries'

/** Each part under its name, or undefined while its file is missing or wrong. */
type Readable<Parts> = { [Name in keyof Parts]: Parts[Name] | undefined }

/** The parts that stand in a file of their own. */
type Files = keyof typeof YAML_FILES | 'mark' | 'wordmark'

/**
 * Content as far as it can be read. An entry whose file is wrong is left out of its collection, and
 * has a problem of its own.
 */
export type PartialContent = Omit<Content, Files | 'templatePages'> &
  Readable<Pick<Content, Files>> & { templatePages: Readable<TemplatePages> }

/** Whether nothing is missing that the site cannot do without. */
export function isWhole(content: PartialContent): content is PartialContent & Content {
  return [...Object.values(content), ...Object.values(content.templatePages)].every((part) => part !== undefined)
}
