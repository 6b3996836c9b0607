'use client'
export function CopyButton(props: { text: string; label: string; done: string; failed: string }) {
  return <button type="button">{props.label}</button>
}
