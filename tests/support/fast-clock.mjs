// Loaded into a program of Node, has its clock run ten times as fast, so that what it waits for by
// the clock is over sooner.
const { now } = Date
const began = now()
Date.now = () => began + (now() - began) * 10
