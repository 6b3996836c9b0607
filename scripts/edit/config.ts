import { FILE_KINDS, type FileKind } from '../../lib/content/file-kinds'
import { jsonSchemaOf } from '../../lib/content/json-schema'
import {
  articlePath,
  caseStudyPath,
  industryPath,
  jobPath,
  pagePath,
  servicePath,
  suburbHref,
} from '../../lib/content/routes'
import { PICTURED_FOLDERS } from '../../lib/images/required-pictures'
import { PAGES, PROSE, SETTINGS, collectionOf, fieldOf, fieldsOf, labelOf, titleField, type Field } from './fields'
import { ALL, BODY, hasForm, isRecord } from './files'
import { photographField } from './photographs'

/**
 * The editor's configuration, generated from the schemas: a collection for each folder of entries,
 * one for the pages of the site and one for the YAML files. It uses only what Sveltia CMS
 * understands as well.
 */
export function editorConfig(apiPath: string, siteAddress: string) {
  const kinds = FILE_KINDS.filter(hasForm)
  const inFolders = kinds.filter(({ path }) => path.includes('<slug>'))
  const ofCollection = (name: string) =>
    kinds.filter((kind) => !inFolders.includes(kind) && collectionOf(kind.path).name === name)
  return {
    backend: { name: 'proxy', proxy_url: apiPath, branch: 'main' },
    media_folder: 'content/photos',
    public_folder: '/content/photos',
    slug: { encoding: 'ascii', clean_accents: true },
    site_url: siteAddress,
    collections: [
      ...inFolders.map(folderCollection),
      filesCollection(PAGES, 'Pages of the site', ofCollection(PAGES)),
      filesCollection(SETTINGS, 'Company and settings', ofCollection(SETTINGS)),
    ],
  }
}

function folderCollection(kind: FileKind) {
  const { name } = collectionOf(kind.path)
  const folder = kind.path.slice(0, kind.path.lastIndexOf('/'))
  const title = titleField(kind.schema)
  return {
    name,
    label: name === PROSE ? 'Pages of text' : labelOf(name),
    label_singular: name === PROSE ? 'page of text' : 'entry',
    description: descriptionOf(kind),
    folder,
    create: true,
    identifier_field: title,
    preview_path: pathOf(name, '{{slug}}'),
    slug: `{{${title}}}`,
    format: 'yaml-frontmatter',
    extension: 'md',
    fields: formFields(kind),
  }
}

const filesCollection = (name: string, label: string, kinds: readonly FileKind[]) => ({
  name,
  label,
  // Settings contain no text to preview.
  ...(name === SETTINGS && { editor: { preview: false } }),
  files: kinds.map((kind) => ({
    name: collectionOf(kind.path).file,
    label: labelOf(collectionOf(kind.path).file),
    description: descriptionOf(kind),
    file: kind.path,
    preview_path: pathOf(name, collectionOf(kind.path).file),
    fields: formFields(kind),
  })),
})

/** Where the site shows an entry: on its own page, in a list of them, or on the home page. */
function pathOf(collection: string, slug: string): string {
  switch (collection) {
    case 'services':
      return servicePath(slug)
    case 'articles':
      return articlePath(slug)
    case 'industries':
      return industryPath(slug)
    case 'suburbs':
      return suburbHref(slug)
    case 'faqs':
      return `${pagePath('faqs')}#${slug}`
    case 'reviews':
      return pagePath('testimonials')
    case 'case-studies':
      return caseStudyPath(slug)
    case 'jobs':
      return jobPath(slug)
    case 'team':
      return pagePath('team')
    case 'documents':
      return pagePath('insurance-and-compliance')
    case PAGES:
    case PROSE:
      return pagePath(slug)
    default:
      return pagePath('home')
  }
}

/** The fields of a file's form: those of its schema, its picture and its text. */
export function formFields(kind: FileKind): Field[] {
  const schema = jsonSchemaOf(kind.schema)
  if (isRecord(kind)) return [fieldOf(ALL, schema)]
  const folder = collectionOf(kind.path).name
  return [
    ...fieldsOf(schema),
    ...(PICTURED_FOLDERS.some((name) => name === folder) ? [photographField(folder)] : []),
    ...(kind.path.endsWith('.md') ? [BODY_FIELD] : []),
  ]
}

const BODY_FIELD: Field = { name: BODY, label: 'Text', widget: 'markdown', required: false }

const descriptionOf = ({ schema }: FileKind) => jsonSchemaOf(schema).description ?? ''
