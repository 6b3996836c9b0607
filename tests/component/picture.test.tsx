import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { startPictures } from '@/components/enhancements/pictures'
import { ArtPicture, Picture } from '@/components/ui/picture'
import { pictureFiles } from '@/lib/images/pictures'
import { heightAt, shapeOf, type PictureData } from '@/lib/content/schema/picture'

/** The data of a picture of a name's shape, as lib/images/pictures.ts gives it. */
function picture(name: string): PictureData {
  const shape = shapeOf(name)
  const width = Math.max(...shape.widths)
  const { all, old } = pictureFiles(name, { hash: 'abc', widths: [...shape.widths] })
  return {
    alt: `What ${name} shows`,
    kind: 'illustration',
    width,
    height: heightAt(shape, width),
    srcSet: all.map((file) => `${file.address} ${file.width}w`).join(', '),
    src: old.address,
    ratio: shape.ratio,
    ground: shape.ground,
  }
}

const scene = picture('services/office-cleaning')
const wide = picture('hero/office-wide')
const tall = picture('hero/office-tall')
/** What the browser chooses from, in its order; it takes the first that fits. */
const sources = () =>
  [...document.querySelectorAll('source')].map((source) => {
    const { type, media, srcset, sizes } = source
    // jsdom does not know the measures of a source.
    const [width, height] = ['width', 'height'].map((name) => Number(source.getAttribute(name)))
    return { type, media, srcset, sizes, width, height }
  })

test('a picture keeps its place, waits until it is near, and comes as AVIF in the width that fits', () => {
  render(<Picture {...scene} sizes="50vw" />)
  const image = screen.getByRole('img', { name: scene.alt })
  const { width, height, srcSet } = scene
  expect(sources()).toEqual([{ type: 'image/avif', media: '', srcset: srcSet, sizes: '50vw', width, height }])
  expect(image).toHaveAttribute('width', String(width))
  expect(image).toHaveAttribute('height', String(height))
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('a browser that does not know AVIF gets one WebP', () => {
  render(<Picture {...scene} sizes="50vw" />)
  const image = screen.getByRole('img', { name: scene.alt })
  expect(image).toHaveAttribute('src', scene.src)
  expect(image.getAttribute('src')).toMatch(/\.webp$/)
  expect(image).not.toHaveAttribute('srcset')
  for (const { type } of sources()) expect(type).toBe('image/avif')
})

test('the largest picture of the first screen is fetched at once', () => {
  render(<Picture {...scene} sizes="50vw" first />)
  const image = screen.getByRole('img', { name: scene.alt })
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).not.toHaveAttribute('loading')
})

test('a phone gets the crop that is made for it, in its own proportions', () => {
  render(<ArtPicture wide={wide} tall={tall} sizes="100vw" />)
  const [phone, old, other] = sources()
  expect([phone, other].map((source) => [source?.srcset, source?.width, source?.height])).toEqual(
    [tall, wide].map(({ srcSet, width, height }) => [srcSet, width, height]),
  )
  // Without AVIF it is the same crop.
  expect(old).toEqual({ ...phone, type: '', srcset: tall.src, sizes: '' })
  expect(sources().map(({ media }) => media !== '')).toEqual([true, true, false])
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
    const css = readFileSync('components/ui/picture.css', 'utf8')
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
  const show = () => {
    render(<Picture {...scene} sizes="50vw" />)
    startPictures()
  }
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

  test('is marked when it had failed before script came', () => {
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
