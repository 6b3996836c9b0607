import type { Loaded } from '../load'
import { sourceImageOf, type SourceImage } from '../../images/source-images'
import { isHero, requiredPictures, type RequiredPicture } from '../../images/required-pictures'
import { formatValue, type Problem } from '../problem'
import { PHOTO_ENDINGS, SCENE_BYTES_AT_MOST, shapeOf, shapeText } from '../schema/picture'
import { YAML_FILES } from '../entries'

/**
 * What is wrong with the pictures as far as their names and weights tell;
 * scripts/pictures/measure.ts looks into the files.
 */
export function checkPictures({ content, sourceImages, files, problems: earlier }: Loaded): Problem[] {
  // A file that could not be read asks for nothing: name the real fault alone.
  const folders = ['services', 'articles', 'industries', 'people', 'pages']
  const known = earlier.length === 0 && folders.every((folder) => files[folder])
  const wanted = requiredPictures(content)
  return [
    ...sourceImages.flatMap((sourceImage) => checkFile(sourceImage, sourceImages)),
    ...wanted.filter(({ name, optional }) => !optional && !sourceImageOf(sourceImages, name)).map(missing),
    ...(known ? unusedSourceImages(sourceImages, wanted) : []),
    ...(known && content.pictures ? checkAlts(content.pictures, sourceImages, wanted) : []),
  ]
}

function missing({ name, requestedBy }: RequiredPicture): Problem {
  return {
    file: `content/photos/${name}.${PHOTO_ENDINGS[0]}`,
    field: `the picture of ${requestedBy}`,
    found: 'nothing',
    expected: `a picture of this name, ${shapeText(shapeOf(name))}, as .${PHOTO_ENDINGS.join(', .')}; or a rendered scene, content/scenes/${name}.webp`,
  }
}

function checkFile({ file, name, kind, ending, bytes }: SourceImage, sourceImages: readonly SourceImage[]): Problem[] {
  const endings: readonly string[] = kind === 'scene' ? ['webp'] : PHOTO_ENDINGS
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
      ? [problem('the file’s name', `a second picture of this name, beside ${first.file}`, 'one of the two')]
      : []),
    ...(kind === 'scene' && bytes > SCENE_BYTES_AT_MOST
      ? [
          problem(
            'the file’s size',
            `${Math.ceil(bytes / 1024)} kB`,
            `at most ${SCENE_BYTES_AT_MOST / 1024} kB: save it with less quality`,
          ),
        ]
      : []),
  ]
}

function unusedSourceImages(sourceImages: readonly SourceImage[], wanted: readonly RequiredPicture[]): Problem[] {
  return sourceImages
    .filter(({ name }) => !wanted.some((each) => each.name === name))
    .map(({ file, name }) => ({
      file,
      field: 'the file’s name',
      found: formatValue(name),
      expected: `the name of a picture that the site shows, in ${name.split('/')[0]}/: ${namesLike(name, wanted)}`,
    }))
}

/**
 * Every picture but the hero's, whose alts stand in home.md, has an alt here; no alt is left over.
 */
function checkAlts(
  alts: Readonly<Record<string, string>>,
  sourceImages: readonly SourceImage[],
  wanted: readonly RequiredPicture[],
): Problem[] {
  const file = YAML_FILES.pictures
  const own = wanted.filter(({ name }) => !isHero(name))
  return [
    ...own
      .filter(({ name, optional }) => !alts[name] && (!optional || sourceImageOf(sourceImages, name)))
      .map(({ name }) => ({
        file,
        field: name,
        found: 'nothing',
        expected: `one sentence that says what the picture shows, as in ${name}: "…"`,
      })),
    ...Object.keys(alts)
      .filter((name) => !own.some((each) => each.name === name))
      .map((name) => ({
        file,
        field: name,
        found: formatValue(alts[name]),
        expected: `the name of a picture that the site shows: ${namesLike(name, own)}`,
      })),
  ]
}

/** The names in the same folder, or all when there is no such folder. */
export function namesLike(name: string, wanted: readonly RequiredPicture[]): string {
  const folder = `${name.split('/')[0]}/`
  const beside = wanted.filter((each) => each.name.startsWith(folder))
  return (beside.length > 0 ? beside : wanted).map((each) => each.name).join(', ')
}
