import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Text } from '@escarmouche/referee';

/** Statuses and words for requests that are cut off before anything can read them, by the code of their error; malformed ones are all others. */
const UNREAD: Readonly<Record<string, readonly [number, Text]>> = {
  HPE_HEADER_OVERFLOW: [431, { fr: 'Les en-têtes de cette demande sont trop longs.', en: 'The headers of this request are too long.' }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { fr: 'Cette demande met trop longtemps à arriver.', en: 'This request takes too long to arrive.' }],
};
const MALFORMED = [400, { fr: 'Cette demande est mal formée.', en: 'This request is malformed.' }] as const;

/** Replies to requests that cannot be read as HTTP as to any other that comes to nothing, and closes their connection. */
export function tellUnread(server: Server): void {
  const replies = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => void replies.set(request.socket, response));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const reply = replies.get(socket);
    // Nothing is said in the midst of another reply.
    if (!socket.writable || (reply?.headersSent && !reply.writableFinished)) {
      socket.destroy();
      return;
    }
    const [status, reason] = UNREAD[code] ?? MALFORMED;
    const body = JSON.stringify({ reason });
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
  });
}
