'use client'

import { useId, type MouseEvent, type Ref } from 'react'

interface FaultSummaryProps {
  ref: Ref<HTMLDivElement>
  title: string
  /** The id of each control that is wrong, and what to do about it. */
  faults: readonly { id: string; text: string }[]
}

/** The faults of a form, each a link to its control. It stands before the button, where nothing above it moves when it grows; what is added is announced. */
export function FaultSummary({ ref, title, faults }: FaultSummaryProps) {
  const id = useId()
  return (
    <div aria-live="polite" aria-atomic="false">
      {faults.length > 0 && (
        <div
          ref={ref}
          tabIndex={-1}
          role="group"
          aria-labelledby={id}
          className="mt-4 rounded-small border-2 border-fault bg-white p-4"
        >
          <p id={id} className="font-semibold">
            {title}
          </p>
          <ul className="mt-1 list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault.id}>
                <a href={`#${fault.id}`} className="text-link" onClick={(event) => focusControl(event, fault.id)}>
                  {fault.text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Goes into the control itself: the link alone would scroll to it and put its id into the address. */
function focusControl(event: MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus({ focusVisible: true })
}
