import { settings } from '../settings/settings.svelte.ts';
import type { Sound } from './names.ts';
import { SCORES, type Part } from './scores.ts';

/** Quiet beside the other sounds of a device. */
const VOLUME = 0.16;
const SILENT = 0.0001;

interface Audio {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}
let audio: Audio | 'mute' | undefined;

/** Mute where the browser has no sound for a page. */
function begin(): Audio | 'mute' {
  try {
    return opened(new AudioContext());
  } catch {
    return 'mute';
  }
}

function opened(context: AudioContext): Audio {
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  noise.copyToChannel(
    new Float32Array(context.sampleRate).map(() => 2 * Math.random() - 1),
    0,
  );
  return { context, out, noise };
}

/** Makes a sound, if the player wishes for sounds and the browser allows them: before the first press it does not. */
export function play(sound: Sound): void {
  if (settings.now.sound === 'off') return;
  audio ??= begin();
  if (audio === 'mute') return;
  if (audio.context.state === 'suspended') void audio.context.resume();
  for (const part of SCORES[sound]) sounded(audio, part);
}

function sounded({ context, out, noise }: Audio, part: Part): void {
  const start = context.currentTime + part.at;
  const end = start + part.lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(part.loud, start);
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  envelope.connect(out);
  if (part.kind === 'tone') {
    const source = context.createOscillator();
    source.type = 'triangle';
    source.frequency.setValueAtTime(part.from, start);
    source.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(envelope);
    source.start(start);
    source.stop(end);
    return;
  }
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = part.pitch;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.connect(filter).connect(envelope);
  source.start(start, 0, part.lasts);
}
