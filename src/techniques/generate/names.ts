const classWords =
  'Harbor Lantern Orchard Meadow Compass Anchor Bridge Canyon Cedar Comet Cottage Crystal Delta Ember Falcon Feather Fountain Garden Glacier Granite Island Ivory Jasmine Juniper Kettle Ladder Lagoon Maple Marble Mosaic Needle Nectar Oasis Opal Paddle Pebble Pepper Pillar Planet Prairie Quarry Quartz Raven Ribbon River Saddle Shelter Signal Spruce Summit Temple Thistle Timber Tunnel Valley Velvet Village Walnut Willow';
const methodWords =
  'gather carry measure follow arrange borrow convey compare combine deliver describe discover divide enter explore fetch finish gain guide handle invent joinUp keepUp launch linger locate manage mention notice observe offer order pack paint plant polish prepare present produce promise provide pursue reach recall reckon refine remember repair rescue restore reveal rotate scatter settle shelterAll shift sketch soothe spread stretch supply support trace travel treat unfold visit wander weave';
const valueWords =
  'amount anchorage angle apple bark basket beam bell berry blade bottle branch brick bucket button candle cargo chalk chain clay cloud coin copper corner cotton crown curve depth dial draft drop dust edge fabric fence fern flame flour fog frame fruit gate gear glass glove grain handleBar hinge horn ink iron knob knot lace leaf lens limit loft marsh mask mast metal mist moss nail nest nook oar oat paper path petal pin pipe plate pond pulse rail rain reed rim ring root rope rust sail salt sand scale seed shell silk slope snow soil spark spoke spring stem stone straw strand sugar surf thread tide tile tin tone token tower track twig vase veil wall wax wheel wick wing wire wool yard';

/** Words for the things of one program; no word is given twice. */
export interface Names {
  classOf(): string;
  method(): string;
  value(): string;
  /** The label of a type parameter that none of these has. */
  typeParameter(taken: readonly string[]): string;
}

/** Makes names in an order that depends on `start` only. */
export function createNames(start: number): Names {
  return {
    classOf: cycle(classWords.split(' '), start),
    method: cycle(methodWords.split(' '), start),
    value: cycle(valueWords.split(' '), start),
    typeParameter(taken) {
      const label = typeParameterLabels.find((letter) => !taken.includes(letter));
      if (label === undefined) throw new Error('no label is left for a type parameter');
      return label;
    },
  };
}

const typeParameterLabels = ['T', 'U', 'V', 'W', 'K', 'R', 'S', 'P', 'Q', 'X', 'Y', 'Z', 'A', 'B', 'C', 'D'];

function cycle(words: readonly string[], start: number): () => string {
  let given = 0;
  return () => {
    const word = words[(start + given) % words.length] as string;
    const round = Math.floor(given / words.length);
    given++;
    return round === 0 ? word : `${word}${round + 1}`;
  };
}
