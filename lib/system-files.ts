/** Whether a file is one that Windows or macOS puts into folders by itself. */
export const isOfTheSystem = (name: string): boolean => /^(Thumbs\.db|desktop\.ini|\.DS_Store)$/i.test(name)
