import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { FailedPictures } from '@/components/islands/failed-pictures.client'
import { ArtPicture, Picture } from '@/components/ui/picture'
import { heightAt, shapeOf, type PictureData } from '@/content/schema/picture'

/** The data of a picture of a name's shape. */
function picture(name: string): PictureData {
  const shape = shapeOf(name)
  const width = Math.max(...shape.widths)
  return {
    alt: `What ${name} shows`,
    width,
    height: heightAt(shape, width),
    sources: [
      { type: 'image/avif', srcSet: `/${name}.avif ${width}w` },
      { type: 'image/webp', srcSet: `/${name}.webp ${width}w` },
    ],
    src: `/${name}.webp`,
    ratio: shape.ratio,
    ground: shape.ground,
  }
}

const scene = picture('services/office-cleaning')
const wide = picture('hero/office-wide')
const tall = picture('hero/office-tall')
const sources = () => [...document.querySelectorAll('source')].map((source) => source.outerHTML)

test('a picture keeps its place, waits until it is near, and comes in the best format that the browser knows', () => {
  render(<Picture {...scene} sizes="50vw" />)
  const image = screen.getByRole('img', { name: scene.alt })
  expect(image).toHaveAttribute('width', String(scene.width))
  expect(image).toHaveAttribute('height', String(scene.height))
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(sources().map((source) => /type="([^"]*)"/.exec(source)?.[1])).toEqual(['image/avif', 'image/webp'])
  expect(sources().every((source) => source.includes('sizes="50vw"'))).toBe(true)
})

test('a phone gets the crop that is made for it, in its own proportions', () => {
  render(<ArtPicture wide={wide} tall={tall} sizes="100vw" />)
  const forPhones = sources().filter((source) => source.includes('media='))
  expect(forPhones.length).toBe(2)
  for (const source of forPhones) {
    expect(source).toContain('/hero/office-tall.')
    expect(source).toContain(`width="${tall.width}" height="${tall.height}"`)
  }
  // The browser takes the first that fits.
  expect(sources().slice(0, 2)).toEqual(forPhones)
  expect(screen.getByRole('img', { name: wide.alt })).toHaveAttribute('src', wide.src)
})

test('decoration is silent', () => {
  render(<ArtPicture wide={wide} tall={tall} sizes="100vw" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('img')).toHaveAttribute('alt', '')
})

test.each([scene, wide, tall, picture('people/director')].map((each) => [each.ratio, each] as const))(
  'a picture of %s has its proportions and its ground in the stylesheet, for when it does not come',
  (ratio, { ground }) => {
    const css = readFileSync('app/styles/picture.css', 'utf8')
    const [across, down] = ratio.split(':')
    expect(css).toMatch(new RegExp(`\\[data-ratio='${ratio}'\\] \\{\\s*aspect-ratio: ${across}( / ${down})?;`))
    expect(css).toContain(`[data-ground='${ground}']`)
  },
)

describe('a picture that does not come', () => {
  const state = (complete: boolean, naturalWidth: number) => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete)
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
  }
  const box = () => document.querySelector('.picture')
  const show = () =>
    render(
      <>
        <Picture {...scene} sizes="50vw" />
        <FailedPictures />
      </>,
    )
  afterEach(() => jest.restoreAllMocks())

  test('is marked when it fails, and no longer when it comes after all', () => {
    state(false, 0)
    show()
    expect(box()).not.toHaveAttribute('data-failed')
    state(true, 0)
    fireEvent.error(screen.getByRole('img'))
    expect(box()).toHaveAttribute('data-failed')
    state(true, 640)
    fireEvent.load(screen.getByRole('img'))
    expect(box()).not.toHaveAttribute('data-failed')
  })

  test('is marked when it had failed before the script came', () => {
    state(true, 0)
    show()
    expect(box()).toHaveAttribute('data-failed')
  })

  test('still says what it would show', () => {
    state(true, 0)
    show()
    expect(screen.getByRole('img', { name: scene.alt })).toBeInTheDocument()
  })
})
