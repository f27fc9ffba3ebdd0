/** A triangle over the whole view, without any buffer, that shows a texture's lower left corner. */
const VERTEX = `#version 300 es
uniform vec2 corner;
out vec2 at;
void main() {
  vec2 spot = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  at = spot * corner;
  gl_Position = vec4(spot * 2.0 - 1.0, 0.0, 1.0);
}`;

/** An older picture lies beyond the corner: the last pixels of the corner are kept from blending with it. */
const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 corner;
in vec2 at;
out vec4 colour;
void main() {
  colour = texture(picture, min(at, corner - 0.5 / vec2(textureSize(picture, 0))));
}`;

/**
 * Stretches the lower left corner of the picture just drawn over the whole canvas: `width` and `height` of the corner in pixels. The call
 * leaves the state of WebGL changed.
 */
export type Stretch = (width: number, height: number) => void;

/** Made with the stage: to make the shaders ready, or to ask whether they are, halts the page where pictures wait to be drawn. */
export function createStretch(gl: WebGL2RenderingContext): Stretch {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  const corner = gl.getUniformLocation(program, 'corner');
  const texture = gl.createTexture();
  let size = { width: 0, height: 0 };

  function fit(width: number, height: number): void {
    if (size.width === width && size.height === height) return;
    size = { width, height };
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  }

  return (width, height) => {
    const whole = { width: gl.drawingBufferWidth, height: gl.drawingBufferHeight };
    gl.bindVertexArray(null);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    fit(whole.width, whole.height);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, 0, 0, width, height);
    for (const test of [gl.BLEND, gl.CULL_FACE, gl.DEPTH_TEST, gl.SCISSOR_TEST, gl.STENCIL_TEST]) gl.disable(test);
    gl.colorMask(true, true, true, true);
    gl.viewport(0, 0, whole.width, whole.height);
    gl.useProgram(program);
    gl.uniform2f(corner, width / whole.width, height / whole.height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
