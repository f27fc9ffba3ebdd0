/** Requests of one kind at most within a time in milliseconds, counted by the address that they come from, or by the token that they show. */
interface Rate {
  readonly by: 'address' | 'token';
  readonly most: number;
  readonly within: number;
}

/** Kinds of requests that are counted; those that are left out are not. */
export type RateName = 'all' | 'devices' | 'codes' | 'battles' | 'household' | 'joining' | 'acts';

/** Bounds to the use of one node. A household, or a school, shares an address. */
export interface Limits {
  readonly rates: Readonly<Partial<Record<RateName, Rate>>>;
  readonly streams: StreamLimits;
  readonly battles: BattleLimits;
  readonly arrival: ArrivalLimits;
}

/** Open battles that a device has made, at most; rows of one battle, and their bytes. */
interface BattleLimits {
  readonly open: number;
  readonly rows: number;
  readonly bytes: number;
}

/** Open streams at most. */
export interface StreamLimits {
  readonly device: number;
  readonly address: number;
  readonly node: number;
}

/** Milliseconds that a request may take to arrive, its headers and all of it, and how often that is looked after. */
interface ArrivalLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

const USUAL_ARRIVAL: ArrivalLimits = { headersTimeout: 5 * SECOND, requestTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND };

export const USUAL_LIMITS: Limits = {
  rates: {
    all: { by: 'address', most: 1200, within: MINUTE },
    devices: { by: 'address', most: 60, within: HOUR },
    codes: { by: 'address', most: 10, within: HOUR },
    battles: { by: 'token', most: 10, within: HOUR },
    household: { by: 'address', most: 40, within: HOUR },
    joining: { by: 'address', most: 60, within: MINUTE },
    // Ten a second, and for a moment twice as many.
    acts: { by: 'token', most: 20, within: 2 * SECOND },
  },
  streams: { device: 8, address: 50, node: 5000 },
  battles: { open: 20, rows: 20_000, bytes: 4 * 1024 * 1024 },
  arrival: USUAL_ARRIVAL,
};

/** For tests, and for hosts that are measured. */
export const NO_LIMITS: Limits = {
  rates: {},
  streams: { device: Infinity, address: Infinity, node: Infinity },
  battles: { open: Infinity, rows: Infinity, bytes: Infinity },
  arrival: USUAL_ARRIVAL,
};
