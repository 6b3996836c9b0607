/**
 * The service that a request sent from this page most likely asks for: pages of services and of
 * industries name it.
 */
export const serviceOfPage = (): string => document.querySelector<HTMLElement>('[data-service]')?.dataset.service ?? ''
