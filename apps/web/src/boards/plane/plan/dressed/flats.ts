/** The look of flat ground: a tile of its tint, and paths on the tile by their use. Lengths in units. */
interface Flat {
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  readonly marks: Readonly<Record<string, string>>;
}

/** By look. */
export const FLATS: Readonly<Record<string, Flat>> = {
  cables: {
    width: 2400,
    height: 1600,
    opacity: 0.55,
    marks: {
      hose: 'M0 300q300-260 600 0t600 0 600 0 600 0M0 860q400 240 800 0t800 0 800 0M0 1380q300-180 600 0t600 0 600 0 600 0',
    },
  },
  dune: {
    width: 2600,
    height: 1100,
    opacity: 0.7,
    marks: {
      crest: 'M0 260q650-260 1300 0t1300 0M-400 640q650-240 1300 0t1300 0 1300 0M0 980q650-200 1300 0t1300 0',
    },
  },
  shallows: {
    width: 2200,
    height: 900,
    opacity: 0.78,
    marks: {
      ripple: 'M0 260q275-130 550 0t550 0 550 0 550 0M-300 700q275-130 550 0t550 0 550 0 550 0 550 0',
    },
  },
  mud: {
    width: 2600,
    height: 2000,
    opacity: 0.88,
    marks: {
      puddle: 'M300 500q350-200 650 0t-100 260-550-260zM1600 1300q300-240 640-40t-180 320-460-280z',
      rut: 'M200 1500l420-120M1500 400l480-140M900 1100l360-110M2200 700l300-90',
    },
  },
  rubble: {
    width: 1500,
    height: 1300,
    opacity: 0.6,
    marks: {
      shard:
        'M150 200l210-90 130 170-170 140zM800 120l240 60-60 210-230-40zM1150 600l200-80 90 220-230 60zM420 700l230-60 80 190-190 120zM120 1020l190-70 60 160-170 60zM860 980l220-50 60 180-210 60z',
      glass: 'M620 380l90 130-150 30zM1280 260l110 40-60 110zM640 1120l90-60 60 110z',
    },
  },
  undergrowth: {
    width: 1300,
    height: 1200,
    opacity: 0.72,
    marks: {
      leaf: 'M250 420q-170-60-150-230 140 40 150 230 30-190 180-210-10 160-180 210zM880 900q-190-40-190-230 160 20 190 230 10-210 170-260 20 180-170 260zM920 300q-120-30-120-160 100 20 120 160 10-140 120-180 10 120-120 180zM280 1050q-120-30-120-160 100 20 120 160 10-140 120-180 10 120-120 180z',
    },
  },
};
