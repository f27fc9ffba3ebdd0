import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

const HOUR = 3_600_000;

/** Takes away battles that will never begin, and devices that nobody uses: as the host starts, and every hour. */
export function sweeping(app: FastifyInstance, { rights, devices }: Pick<Services, 'rights' | 'devices'>): void {
  const sweep = async (): Promise<void> => {
    await rights.sweep().catch((error: unknown) => app.log.error(error, 'battles that will never begin stay'));
    await devices.sweep().catch((error: unknown) => app.log.error(error, 'devices that nobody uses stay'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await sweep();
    timer = setInterval(() => void sweep(), HOUR).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
