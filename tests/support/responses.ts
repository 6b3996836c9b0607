import type { ServerResponse } from 'node:http'

/** The type of an error page, so that its text is no reason to show. */
export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html' }).end(text)
}

/** A plain text. */
export function text(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body)
}

/** A page. */
export function html(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text)
}

/** Data. */
export function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

/** A page elsewhere. */
export function redirect(response: ServerResponse, address = '/'): void {
  response.writeHead(303, { Location: address }).end()
}

/** Promises more than it sends. */
export function half(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': 1000 })
  response.write('<!doctype html><title>Half', () => setTimeout(() => response.socket?.destroy(), 50))
}
