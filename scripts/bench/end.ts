const tasks: (() => void)[] = []

process.on('exit', () => tasks.toReversed().forEach((task) => task()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Does something when the benchmark ends, however it ends: the last that was asked for first. */
export function atEnd(task: () => void): void {
  tasks.push(task)
}

/** Ends the benchmark with a message that says why it cannot go on. */
export function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
