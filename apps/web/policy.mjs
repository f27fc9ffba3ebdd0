/**
 * What a page of the program may do, as a Content-Security-Policy: it consists of its own files and asks nobody else for anything. Grounds of the plan
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

/** What a server says with every file. Being framed can be forbidden only here, not in the page. */
export const headers = {
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
