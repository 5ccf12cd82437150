import { snippets } from '../../../shared/jvm/rules/snippet.js';
import { statementPlaces, topPlaces } from './places.js';

const example = 'fun main() {\n  println("start")\n}\n';

/** A rule by which statements of their own are inserted before any statement. */
export const snippet = snippets({ example, places: statementPlaces });

/** A rule by which declarations of their own are inserted before one on top of a file, so that no code around is at fault. */
export const topSnippet = snippets({ example, places: topPlaces });
