/**
 * The service that a request sent from this page is most likely about: pages of services and of
 * industries set it.
 */
export const serviceOfPage = (): string => document.querySelector<HTMLElement>('[data-service]')?.dataset.service ?? ''
