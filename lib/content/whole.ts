import type { Content, TemplatePages } from './types'
import type { YAML_FILES } from './entries'

/** Each part under its name, or undefined if its file is missing or invalid. */
type Readable<Parts> = { [Name in keyof Parts]: Parts[Name] | undefined }

/** The parts that have a file of their own. */
type Files = keyof typeof YAML_FILES | 'mark' | 'wordmark' | 'font'

/**
 * Content as far as it can be read. An entry with an invalid file is not in its collection, and has
 * a problem of its own.
 */
export type PartialContent = Omit<Content, Files | 'templatePages'> &
  Readable<Pick<Content, Files>> & { templatePages: Readable<TemplatePages> }

/** Whether everything is there that the site cannot do without. */
export function isWhole(content: PartialContent): content is PartialContent & Content {
  return [...Object.values(content), ...Object.values(content.templatePages)].every((part) => part !== undefined)
}
