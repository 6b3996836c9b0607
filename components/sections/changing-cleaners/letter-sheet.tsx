import { CopyButton } from '@/components/ui/copy-button'
import { Section } from '@/components/ui/section'
import type { ChangingFields } from '@/lib/content/schema/buyers-pages'
import { Sheet } from '../sheet'

interface LetterSheetProps {
  words: NonNullable<ChangingFields['letter']>
}

/** A letter to copy, or to print and fill in: this is what the page prints. */
export function LetterSheet({ words }: LetterSheetProps) {
  const { name, of, print, copy, copied, lines } = words
  return (
    <Section id="letter" title={words.title} lead={words.lead} ground="soft">
      <Sheet name={name} title={of} print={print}>
        <div className="prose mt-6">
          {lines.map((line) => (
            <p key={line}>
              <WithBlanks text={line} />
            </p>
          ))}
        </div>
        <div className="mt-6">
          <CopyButton text={lines.join('\n\n')} label={copy} done={copied} />
        </div>
      </Sheet>
    </Section>
  )
}

/** A line in which blanks to fill in have a rule, with room to write on paper. */
function WithBlanks({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((part) =>
    part.startsWith('[') ? (
      <span key={part} className="border-b border-ink text-ink-muted print:ps-28">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
