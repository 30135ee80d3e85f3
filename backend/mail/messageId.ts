/**
 * A mail's Message-ID. It follows from the outbox's id: should a crash between sending and noting it lead to a second
 * copy, mail programs and people can see that it is one.
 */
export const messageIdOf = (mailId: string, from: string) => `<${mailId}@${from.slice(from.lastIndexOf("@") + 1)}>`;
