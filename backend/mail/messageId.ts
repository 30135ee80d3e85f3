/**
 * A mail's Message-ID, derived from the outbox's id: if a crash between sending and recording leads to a second copy,
 * mail programs and people can tell that it is one.
 */
export const messageIdOf = (mailId: string, from: string) => `<${mailId}@${from.slice(from.lastIndexOf("@") + 1)}>`;
