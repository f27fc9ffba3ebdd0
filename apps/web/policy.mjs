/**
 * Permissions of a page of the program, as a Content-Security-Policy: a page consists of its own files and asks no other server for anything. Grounds of the plan
 * are drawn into pictures of their own (`data:`).
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Headers of a server with every file. Framing can be forbidden only here, not in the page. */
export const headers = {
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
