import type { Loaded } from '../load'
import { isSourceOf, sourceImageOf, type SourceImage } from '../../images/source-images'
import { isHero, photoNameOf, requiredPictures, type RequiredPicture } from '../../images/required-pictures'
import { formatValue, type Problem } from '../problem'
import { PHOTO_ENDINGS, ILLUSTRATION_BYTES_AT_MOST, shapeOf, shapeText, type PictureWords } from '../schema/picture'
import { YAML_FILES } from '../entries'

/**
 * Problems with the pictures, as far as their names and sizes show; scripts/pictures/measure.ts
 * looks into the files.
 */
export function checkPictures({ content, sourceImages, files, problems: earlier }: Loaded): Problem[] {
  // A file that could not be read requires nothing: report that problem alone.
  const folders = ['services', 'articles', 'industries', 'people', 'team', 'case-studies', 'pages']
  const known = earlier.length === 0 && folders.every((folder) => files[folder])
  const required = requiredPictures(content)
  return [
    ...sourceImages.flatMap((sourceImage) => checkFile(sourceImage, sourceImages)),
    ...required.filter(({ name, optional }) => !optional && !sourceImageOf(sourceImages, name)).map(missing),
    ...(known ? unusedPhotos(sourceImages, required) : []),
    ...(known && content.pictures ? checkAlts(content.pictures, sourceImages, required) : []),
  ]
}

function missing({ name, requestedBy }: RequiredPicture): Problem {
  return {
    file: `content/photos/${photoNameOf(name)}.${PHOTO_ENDINGS[0]}`,
    field: `the picture of ${requestedBy}`,
    found: 'nothing',
    expected: `a picture of this name, ${shapeText(shapeOf(name))}, as .${PHOTO_ENDINGS.join(', .')}; or an illustration, content/illustrations/${name}.webp`,
  }
}

function checkFile({ file, name, kind, ending, bytes }: SourceImage, sourceImages: readonly SourceImage[]): Problem[] {
  const endings: readonly string[] = kind === 'illustration' ? ['webp'] : PHOTO_ENDINGS
  const problem = (field: string, found: string, expected: string): Problem => ({ file, field, found, expected })
  const first = sourceImages.find((other) => other.kind === kind && other.name === name)
  return [
    ...(endings.includes(ending)
      ? []
      : [
          problem(
            'the file’s name',
            formatValue(file.split('/').at(-1)),
            `a name that ends in .${endings.join(', .')}`,
          ),
        ]),
    ...(first && first.file !== file
      ? [
          problem(
            'the file’s name',
            `a second picture of this name, beside ${first.file}`,
            'one file of each name: delete one of the two',
          ),
        ]
      : []),
    ...(kind === 'illustration' && bytes > ILLUSTRATION_BYTES_AT_MOST
      ? [
          problem(
            'the file’s size',
            `${Math.ceil(bytes / 1024)} kB`,
            `at most ${ILLUSTRATION_BYTES_AT_MOST / 1024} kB: save it with less quality`,
          ),
        ]
      : []),
  ]
}

/**
 * Photographs that no page shows, because the name is misspelt. An unused illustration is no
 * problem: its entry may come back.
 */
function unusedPhotos(sourceImages: readonly SourceImage[], required: readonly RequiredPicture[]): Problem[] {
  return sourceImages
    .filter(({ kind }) => kind === 'photo')
    .filter((photo) => !required.some(({ name }) => isSourceOf(photo, name)))
    .map(({ file, name, kind }) => ({
      file,
      field: 'the file’s name',
      found: formatValue(name),
      expected: `the name of a picture that the site shows: ${namesLike(name, required, kind)}; rename the file, or delete it`,
    }))
}

/**
 * Every picture except the hero's, whose alternative texts are in home.md, has an alternative text
 * here, and none is left over except that of an existing illustration.
 */
function checkAlts(
  words: Readonly<Record<string, PictureWords>>,
  sourceImages: readonly SourceImage[],
  required: readonly RequiredPicture[],
): Problem[] {
  const file = YAML_FILES.pictures
  const own = required.filter(({ name }) => !isHero(name))
  return [
    ...own
      .filter(({ name, optional }) => !words[name] && (!optional || sourceImageOf(sourceImages, name)))
      .map(({ name }) => ({
        file,
        field: name,
        found: 'nothing',
        expected: `one sentence that says what the picture shows, as in ${name}: { alt: "…" }`,
      })),
    ...Object.keys(words)
      .filter((name) => !own.some((each) => each.name === name))
      .filter((name) => !sourceImages.some((image) => image.kind === 'illustration' && image.name === name))
      .map((name) => ({
        file,
        field: name,
        found: formatValue(words[name]?.alt),
        expected: `the name of a picture that the site shows: ${namesLike(name, own)}; correct the name, or take out the line`,
      })),
  ]
}

/** The names of source images in the same folder, or all when there is no such folder. */
export function namesLike(
  name: string,
  required: readonly RequiredPicture[],
  kind: SourceImage['kind'] = 'illustration',
): string {
  const folder = `${name.split('/')[0]}/`
  const names = [...new Set(required.map((each) => (kind === 'photo' ? photoNameOf(each.name) : each.name)))]
  const beside = names.filter((each) => each.startsWith(folder))
  return (beside.length > 0 ? beside : names).join(', ')
}
