/** JSON modules are typed by shape alone (a level is any string): this names what a test has shown them to be. */
export function trusted<T>(file: unknown): T {
  return file as T;
}
