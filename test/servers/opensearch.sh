#!/usr/bin/env bash
# A real OpenSearch with the k-NN plugin, assembled from Maven Central, for tests and measurements on one computer.
#   opensearch.sh prepare HOME           downloads and assembles it once (about 60 MB) and prints its folder
#   opensearch.sh run HOME DATA SETTING… runs it in the foreground; a setting is name=value
# Needs Java 17 and Maven. OpenSearch refuses root, so that it then runs as the user `opensearch`.
set -euo pipefail
version=2.19.0
heap=${OPENSEARCH_HEAP:-384m}
repository=${MAVEN_REPO:-$HOME/.m2/repository}

fetch() {
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:2.8:get -Dartifact="$1" -Dtransitive=false >&2
}

# name, class, extended plugins
descriptor() {
  printf '%s\n' "description=$1" "version=$version" "name=$1" "classname=$2" java.version=11 \
    "opensearch.version=$version" "extended.plugins=$3" has.native.controller=false
}

# Puts jars into the folder of a module: folder, artifacts
add_jars() {
  local folder=$1 artifact group name number
  shift
  mkdir -p "$folder"
  for artifact in "$@"; do
    fetch "$artifact"
    IFS=: read -r group name number <<<"$artifact"
    cp "$repository/${group//.//}/$name/$number/$name-$number.jar" "$folder/"
  done
}

prepare() {
  local home=$1/opensearch-$version plugin=org.opensearch.plugin asm
  if [ -e "$home/.ready" ]; then
    echo "$home"
    return
  fi
  rm -rf "$home"
  mkdir -p "$1"
  fetch org.opensearch.distribution.integ-test-zip:opensearch:$version:zip
  fetch $plugin:opensearch-knn:$version.0:zip
  (cd "$1" && jar xf "$repository/org/opensearch/distribution/integ-test-zip/opensearch/$version/opensearch-$version.zip")
  chmod +x "$home"/bin/*
  mkdir -p "$home/plugins/opensearch-knn"
  (cd "$home/plugins/opensearch-knn" && jar xf "$repository/org/opensearch/plugin/opensearch-knn/$version.0/opensearch-knn-$version.0.zip")
  # The full distribution has these modules; k-NN needs Painless.
  for asm in asm asm-analysis asm-commons asm-tree asm-util; do set -- "$@" "org.ow2.asm:$asm:9.7"; done
  add_jars "$home/modules/lang-painless" $plugin:lang-painless:$version \
    $plugin:opensearch-scripting-painless-spi:$version org.antlr:antlr4-runtime:4.13.1 "${@:2}"
  add_jars "$home/modules/analysis-common" $plugin:analysis-common:$version
  descriptor lang-painless org.opensearch.painless.PainlessPlugin '' >"$home/modules/lang-painless/plugin-descriptor.properties"
  descriptor analysis-common org.opensearch.analysis.common.CommonAnalysisPlugin lang-painless \
    >"$home/modules/analysis-common/plugin-descriptor.properties"
  printf 'grant {\n  permission java.lang.RuntimePermission "createClassLoader";\n  permission java.lang.RuntimePermission "getClassLoader";\n};\n' \
    >"$home/modules/lang-painless/plugin-security.policy"
  touch "$home/.ready"
  echo "$home"
}

run() {
  local home data=$2 java arguments=() setting
  home=$(prepare "$1")
  shift 2
  java=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")
  mkdir -p "$data/logs"
  for setting in network.host=127.0.0.1 path.data="$data" path.logs="$data/logs" "$@"; do
    arguments+=("-E$setting")
  done
  local environment=(OPENSEARCH_JAVA_HOME="$java" OPENSEARCH_JAVA_OPTS="-Xms$heap -Xmx$heap ${OPENSEARCH_FLAGS:-}" HOME="$data")
  if [ "$(id -u)" = 0 ]; then
    id opensearch >/dev/null 2>&1 || useradd --system --no-create-home opensearch
    chown -R opensearch "$home" "$data"
    exec setpriv --reuid opensearch --clear-groups env "${environment[@]}" "$home/bin/opensearch" "${arguments[@]}"
  fi
  exec env "${environment[@]}" "$home/bin/opensearch" "${arguments[@]}"
}

case "${1:-}" in
  prepare) prepare "${2:?HOME}" ;;
  run) run "${@:2}" ;;
  *)
    sed -n '2,5p' "$0"
    exit 2
    ;;
esac
