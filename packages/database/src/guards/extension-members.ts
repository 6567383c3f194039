/**
 * What pg_trgm brings, in every version that servers from 15 on and the embedded engine have. Its other members were added to it
 * from outside (`alter extension … add`), which would excuse them.
 */
const OF_TRIGRAMS = `
set_limit(real) show_limit() show_trgm(text) gtrgm_in(cstring) gtrgm_out(gtrgm) gtrgm_options(internal)
similarity(text,text) similarity_op(text,text) similarity_dist(text,text)
word_similarity(text,text) word_similarity_op(text,text) word_similarity_commutator_op(text,text)
word_similarity_dist_op(text,text) word_similarity_dist_commutator_op(text,text)
strict_word_similarity(text,text) strict_word_similarity_op(text,text) strict_word_similarity_commutator_op(text,text)
strict_word_similarity_dist_op(text,text) strict_word_similarity_dist_commutator_op(text,text)
gtrgm_consistent(internal,text,smallint,oid,internal) gtrgm_distance(internal,text,smallint,oid,internal)
gtrgm_compress(internal) gtrgm_decompress(internal) gtrgm_penalty(internal,internal,internal)
gtrgm_picksplit(internal,internal) gtrgm_union(internal,internal) gtrgm_same(gtrgm,gtrgm,internal)
gin_extract_value_trgm(text,internal) gin_extract_query_trgm(text,internal,smallint,internal,internal,internal,internal)
gin_trgm_consistent(internal,smallint,text,integer,internal,internal,internal,internal)
gin_trgm_triconsistent(internal,smallint,text,integer,internal,internal,internal)
%(text,text) <%(text,text) %>(text,text) <<%(text,text) %>>(text,text)
<->(text,text) <<->(text,text) <->>(text,text) <<<->(text,text) <->>>(text,text)`;
const KNOWN = `array['${OF_TRIGRAMS.trim().split(/\s+/).join("','")}']`;

/** The signature of a function or an operator without its schema, as in the list. */
const signature = (name: string, types: string) => `(${name} || '(' || ${types} || ')')`;

/**
 * Whether a member came with its extension: a function (that of an operator or a cast, too) in C, as only a superuser can make
 * one, and of pg_trgm only what it brings. An extension whose functions are in SQL belongs in a schema of its own.
 *
 * @param row SQL expressions for the object: its catalog, its signature, and the id of the function that it calls
 */
function cameWith({ catalog, name, called }: { catalog: string; name: string; called: string }): string {
  return `exists (
    select 1 from pg_catalog.pg_depend join pg_catalog.pg_extension on pg_extension.oid = pg_depend.refobjid
    where pg_depend.classid = 'pg_catalog.${catalog}'::regclass and pg_depend.objid = ${catalog}.oid and pg_depend.deptype = 'e'
      and (pg_extension.extname <> 'pg_trgm' or ${name} = any (${KNOWN}))
      and not exists (
        select 1 from pg_catalog.pg_proc as called join pg_catalog.pg_language as written on written.oid = called.prolang
        where called.oid = ${called} and written.lanname <> 'c'))`;
}

const TYPES = `(select coalesce(string_agg(pg_catalog.format_type(given.type, null), ',' order by given.place), '')
  from pg_catalog.unnest(pg_proc.proargtypes) with ordinality as given(type, place))`;

export const FUNCTION_CAME_WITH_EXTENSION = cameWith({
  ...{ catalog: 'pg_proc', name: signature('pg_proc.proname', TYPES), called: 'pg_proc.oid' },
});
export const OPERATOR_CAME_WITH_EXTENSION = cameWith({
  catalog: 'pg_operator',
  name: signature(
    'pg_operator.oprname',
    `pg_catalog.format_type(oprleft, null) || ',' || pg_catalog.format_type(oprright, null)`,
  ),
  called: 'pg_operator.oprcode',
});
export const EVENT_TRIGGER_CAME_WITH_EXTENSION = cameWith({
  ...{ catalog: 'pg_event_trigger', name: `''`, called: 'pg_event_trigger.evtfoid' },
});
export const CAST_CAME_WITH_EXTENSION = cameWith({ catalog: 'pg_cast', name: `''`, called: 'pg_cast.castfunc' });
